/** Milliseconds of work this thread has done: what else the machine does meanwhile does not count. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
