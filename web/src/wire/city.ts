/** Where the picture of a city is. */
export function cityPath(city: Record<string, string>): string {
  const slots = Object.entries(city).sort(([one], [other]) => one.localeCompare(other));
  return `/api/city?${new URLSearchParams(slots).toString()}`;
}
