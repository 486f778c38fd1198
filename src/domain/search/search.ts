import { looksFriendly } from '../../ton/address.ts'
import { cleanText } from '../foreign/clean-text.ts'
import { classifyLink, decode, readLink } from './link.ts'
import { classifyText, type Finding, findAddress, findDomain, findUsername, withoutKind } from './text.ts'

/** Characters around copied text: quotes and brackets; behind it also punctuation and slashes. */
const BEFORE = /^[\s"'`“”„‘’‚«»‹›<>()[\]{}*~|•]{0,12}/
const AFTER = /[\s"'`“”„‘’‚«»‹›<>()[\]{}*~|,;:!?./\\]{0,12}$/
const MAX_LENGTH = 2000

const isFound = ({ kind }: Finding) => kind !== 'unknown' && kind !== 'wrong-checksum'

/** Finding in a link of an app: the payee in `ton://transfer/…`, the user in `tg://resolve?domain=…`; other links are ignored. */
function classifyScheme(text: string): Finding | undefined {
  const name = /^tg:\/\/resolve\/?\?domain=([^&#]+)/i.exec(text)?.[1]
  if (name) return findUsername(name)
  const payee = decode(/^ton(?:site)?:\/\/(?:transfer\/)?([^/?#]+)/i.exec(text)?.[1] ?? '')
  return findAddress(payee) ?? findDomain(payee) ?? (looksFriendly(payee) ? { kind: 'wrong-checksum' } : undefined)
}

function classifyBare(text: string): Finding {
  const plain = classifyText(withoutKind(text) ?? text)
  if (isFound(plain)) return plain
  if (/^(?:ton|tonsite|tg):/i.test(text)) return classifyScheme(text) ?? plain
  const link = readLink(text)
  return (link && classifyLink(link)) ?? plain
}

/** Yields the text without more and more of its surrounding characters. The unchanged text is first, because base64 may contain slashes. */
export function* barer(query: string): Generator<string> {
  const text = cleanText(query, MAX_LENGTH)
  const [before, after] = [BEFORE.exec(text)?.[0].length ?? 0, AFTER.exec(text)?.[0].length ?? 0]
  for (let start = 0; start <= before; start++)
    for (let end = 0; end <= after; end++) yield text.slice(start, text.length - end)
}

/** Classifies a visitor's text: block, address, transaction, domain, or a URL of a site that shows one of them. */
export function classify(query: string): Finding {
  if (cleanText(query) === '') return { kind: 'empty' }
  let best: Finding = { kind: 'unknown' }
  const decoded = decode(query)
  for (const written of decoded === query ? [query] : [query, decoded])
    for (const text of barer(written)) {
      const finding = classifyBare(text)
      if (isFound(finding)) return finding
      if (finding.kind === 'wrong-checksum') best = finding
    }
  return best
}
