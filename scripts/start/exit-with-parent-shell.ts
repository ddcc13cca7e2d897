/**
 * Exits when the shell that npm started this process in exits. npm sends SIGTERM to that shell, which exits without
 * forwarding the signal: the server would keep running and block its port. When the shell is gone, the parent process
 * id changes.
 *
 * @param isRunByNpm without npm there is no such shell, and the parent may exit for other reasons
 */
export function exitWithParentShell(isRunByNpm: boolean): void {
  if (!isRunByNpm) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  // Ctrl+C reaches this process and the shell; a second signal would mean "exit at once".
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}
