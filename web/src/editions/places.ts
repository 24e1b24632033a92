/** Where the values of the form stand on the page. */

/** The id of a value's field in the page. */
export const idOf = (key: string): string => `value-${key.replaceAll(".", "-")}`;

/** Go to the field of a value. */
export function focusOn(key: string): void {
  const field = document.getElementById(idOf(key));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
