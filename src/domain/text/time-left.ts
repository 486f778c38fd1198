/** Time left as two units: "3d 4h", "5m 12s"; whole seconds. */
export function timeLeft(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [Math.floor(seconds) % 60, 's'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  return first < 0
    ? '0s'
    : parts
        .slice(first, first + 2)
        .map(([count, unit]) => `${count}${unit}`)
        .join(' ')
}
