import { changeText } from '../../domain/market/market.ts'
import { MISSING } from '../../domain/text/format.ts'

const TONES: Record<string, string> = { '+': 'text-good', '−': 'text-bad' }

/** Text colour of a change in percent, by its displayed sign; none for 0.00% or an unknown change. */
export const changeTone = (percent: number | null): string =>
  percent === null ? '' : (TONES[changeText(percent).charAt(0)] ?? '')

/** A change in percent. */
export const Change = ({ percent, say = text => text }: { percent: number | null; say?: (text: string) => string }) => (
  <span className={changeTone(percent)}>{percent === null ? MISSING : say(changeText(percent))}</span>
)
