/** The dialogs that every screen can open. */
class Shell {
  dialog = $state<"settings" | "keys" | null>(null);

  openSettings = (): void => {
    this.dialog = "settings";
  };

  openKeys = (): void => {
    this.dialog = "keys";
  };

  close = (): void => {
    this.dialog = null;
  };
}

export const shell = new Shell();
