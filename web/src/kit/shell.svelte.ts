/** The dialogs that every screen can open. */
type Dialog = "settings" | "keys";

class Shell {
  dialog = $state<Dialog | null>(null);
  /** Those that have been opened are there from then on. */
  opened = $state.raw<readonly Dialog[]>([]);

  openSettings = (): void => {
    this.#open("settings");
  };

  openKeys = (): void => {
    this.#open("keys");
  };

  close = (): void => {
    this.dialog = null;
  };

  #open(dialog: Dialog): void {
    this.dialog = dialog;
    if (!this.opened.includes(dialog)) this.opened = [...this.opened, dialog];
  }
}

export const shell = new Shell();
