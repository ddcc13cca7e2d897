import { securityContact } from '#content/facts/security-contact.ts';
import { finishCheck } from '#scripts/site-checks/report.ts';

const day = 24 * 60 * 60 * 1000;
const file = 'content/facts/security-contact.ts';

/**
 * Checks the expiration date of `security.txt`. `problems` fail the build, `warnings` don't: a date that passes must not
 * stop the publication of anything else. `npm run check:dates`, in the nightly workflow, fails for both.
 */
export function checkSecurityExpiry(
  expires: string = securityContact.expires,
  now = new Date(),
): { problems: string[]; warnings: string[] } {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day);
  const advice = 'Make sure that the security contact is monitored, then set "expires" to a date within a year.';
  if (Number.isNaN(days)) return { problems: [`${file}: "${expires}" is not a date.`], warnings: [] };
  if (days < 0) return { problems: [], warnings: [`${file}: security.txt expired on ${expires}. ${advice}`] };
  // RFC 9116, section 2.5.5, recommends less than a year.
  if (days > 366) return { problems: [`${file}: ${expires} is more than a year away. ${advice}`], warnings: [] };
  return { problems: [], warnings: days < 30 ? [`${file}: security.txt expires soon, on ${expires}. ${advice}`] : [] };
}

if (import.meta.main) {
  const { problems, warnings } = checkSecurityExpiry();
  finishCheck([...problems, ...warnings], 'No date needs attention.');
}
