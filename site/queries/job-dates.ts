const hour = 60 * 60 * 1000;

/**
 * Whether applications are still accepted: until the closing day has ended everywhere on earth
 * (UTC−12).
 *
 * @param closes the closing day, midnight UTC
 */
export function isOpen(closes: Date, now = new Date()): boolean {
  return now.getTime() < closes.getTime() + (24 + 12) * hour;
}
