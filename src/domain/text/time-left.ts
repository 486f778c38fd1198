import * as ageWords from '#words/age.ts'

/** Remaining time in two units: "3d 4h", "5m 12s". */
export function timeLeft(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), ageWords.day],
    [Math.floor(seconds / 3600) % 24, ageWords.hour],
    [Math.floor(seconds / 60) % 60, ageWords.minute],
    [Math.floor(seconds) % 60, ageWords.second],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  return first < 0
    ? `0${ageWords.second}`
    : parts
        .slice(first, first + 2)
        .map(([count, unit]) => `${count}${unit}`)
        .join(' ')
}
