/** Changes to answers, and the words and marks that a page shows then; in jsdom and in a browser. */

/** The route of a call without its parameters. */
export const routeOf = (url: string) =>
  new URL(url, 'http://site.test').pathname.replace(/\(.*?\)|(?:0|-1):[0-9a-f]{64}|[0-9a-f]{64}|%28.*?%29/gi, '{}')

/** Another value of the same form. */
function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return value
  if (/^-?\d+$/.test(value)) return String(BigInt(value) + 1n)
  const at = Math.floor(value.length / 2)
  const [digit = ''] = value.slice(at)
  const other = /[0-9a-f]/i.test(digit) ? (digit === '7' ? '6' : '7') : 'x'
  return value.slice(0, at) + other + value.slice(at + 1)
}

/** A copy in which the value at a place is another one. */
export function changed(answer: unknown, [key, ...below]: string[]): unknown {
  if (key === undefined) return otherValue(answer)
  if (Array.isArray(answer)) return answer.map((item, i) => (String(i) === key ? changed(item, below) : item))
  return { ...(answer as object), [key]: changed((answer as Record<string, unknown>)[key], below) }
}

/** A key that is data: an address or a hash. */
const isDatum = (key: string) => /^(?:-?\d+:[0-9a-f]{64}|[0-9a-f]{64}|[\w+/-]{43}=?|[\w+/-]{48})$/i.test(key)

/** Places of all values in an answer, of each list and of each dictionary the first two rows alone. */
export function placesIn(answer: unknown): string[][] {
  if (typeof answer !== 'object' || answer === null) return [[]]
  const entries = Object.entries(answer)
  const isList = Array.isArray(answer) || entries.every(([key]) => isDatum(key))
  return entries
    .slice(0, isList ? 2 : undefined)
    .flatMap(([key, value]) => placesIn(value).map(place => [key, ...place]))
}

const MARK = 'Signed by validators, checked here'

/** Figures of a page by their labels: those with the mark of a proof, and words about those that differ. It runs in a page, so it names nothing outside. */
export function readVerdicts(mark: string) {
  const marked = [...document.querySelectorAll(`[aria-label="${mark}"]`)].map(icon => {
    const place = icon.closest('dd, p')
    const label = place?.previousElementSibling?.textContent ?? ''
    const figure = icon.previousElementSibling?.textContent ?? ''
    // Without the price in the label of a balance, and without ages.
    return `${label.trim().replace(/ · .*/, '')}: ${figure.trim().replace(/ · .* ago/, '')}`
  })
  const said = [...document.querySelectorAll('main *')].flatMap(({ children, textContent }) =>
    children.length === 0 && / says /.test(textContent ?? '') ? [textContent ?? ''] : [],
  )
  return { marked, said }
}

export const verdicts = () => readVerdicts(MARK)
