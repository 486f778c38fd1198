/** CPU time of this thread in milliseconds: other load on the machine does not count. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
