/** The browser's own zone, once known, whose offset `Date` tells. The first question to `Intl` blocks a phone. */
let own: string | null = null;

export function adoptOwnZone(name: string): void {
  own = name;
}

export function ownZone(): string | null {
  return own;
}
