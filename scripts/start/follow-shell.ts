/**
 * Ends this process when the shell does that npm started it in. npm hands a SIGTERM to that shell, which ends without
 * handing it on: the server would stay behind, on its port, with nobody to end it. That the shell is gone shows in who
 * our parent is.
 *
 * @param isRunByNpm without npm there is no such shell, and a parent may end for reasons of its own
 */
export function followShell(isRunByNpm: boolean): void {
  if (!isRunByNpm) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  // Ctrl+C reaches us and the shell alike: then we know already, and a second signal would mean "at once".
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}
