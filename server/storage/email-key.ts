/** What an e-mail address is looked up by: people write their own in either letter case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
