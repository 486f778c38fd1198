import { looksFriendly } from '../../ton/address.ts'
import { cleanText } from '../foreign/clean-text.ts'
import { classifyLink, decode, readLink } from './link.ts'
import { classifyText, type Finding, findAddress, findDomain, findUsername, withoutKind } from './text.ts'

/** Signs around a text that was copied out of another: quotes and brackets, and behind it the marks of sentences and paths. */
const BEFORE = /^[\s"'`“”„‘’‚«»‹›<>()[\]{}*~|•]{0,12}/
const AFTER = /[\s"'`“”„‘’‚«»‹›<>()[\]{}*~|,;:!?./\\]{0,12}$/
const MAX_LENGTH = 2000

const isFound = ({ kind }: Finding) => kind !== 'unknown' && kind !== 'wrong-checksum'

/** `ton://transfer/…` names whom to pay, `tg://resolve?domain=…` whom to open; the rest of them is about something else. */
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

/** A text without more and more of what surrounds it; first as it is, because base64 may contain slashes. */
export function* barer(query: string): Generator<string> {
  const text = cleanText(query, MAX_LENGTH)
  const [before, after] = [BEFORE.exec(text)?.[0].length ?? 0, AFTER.exec(text)?.[0].length ?? 0]
  for (let start = 0; start <= before; start++)
    for (let end = 0; end <= after; end++) yield text.slice(start, text.length - end)
}

/** Says what a visitor's text is: block, address, transaction, domain, or an address of a site that shows one of them. */
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
