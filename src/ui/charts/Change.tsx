import { changeText } from '../../domain/market/market.ts'
import { MISSING } from '../../domain/text/format.ts'

const TONES: Record<string, string> = { '+': 'text-good', '−': 'text-bad' }

/** The colour of a change in percent, by the sign that its text has: none of one that reads 0.00%, or is unknown. */
export const changeTone = (percent: number | null): string =>
  percent === null ? '' : (TONES[changeText(percent).charAt(0)] ?? '')

/** A change in percent. */
export const Change = ({ percent, say = text => text }: { percent: number | null; say?: (text: string) => string }) => (
  <span className={changeTone(percent)}>{percent === null ? MISSING : say(changeText(percent))}</span>
)
