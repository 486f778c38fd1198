import * as domainNameWords from '#words/domain-name.ts'

const LABELS = {
  ton: { least: 4, most: 126, letters: /^(?!-|.*-$)[a-z0-9-]+$/ },
  't.me': { least: 4, most: 32, letters: /^[a-z0-9_]+$/ },
}

type Zone = keyof typeof LABELS

/** Converts non-ASCII labels to Punycode with the URL parser. Labels with characters that end a URL's host are returned unchanged. */
function toAscii(label: string): string {
  try {
    return /^[\x21-\x7e]*$|[\s/\\@:?#%[\]]/.test(label)
      ? label
      : new URL(`http://${label}.ton`).hostname.replace(/\.ton$/, '')
  } catch {
    return label
  }
}

/** A name in lower case and Punycode, as on the chain. */
export const asciiName = (name: string) => name.toLowerCase().split('.').map(toAscii).join('.')

/** Normalizes a domain and appends `.ton` if it has no zone. Returns a problem for impossible names. Subdomains are allowed. */
export function readDomain(text: string): { name: string } | { problem: string } {
  const typed = asciiName(text.trim().replace(/\.+$/, ''))
  const zone: Zone = typed.endsWith('.t.me') ? 't.me' : 'ton'
  const labels = typed.replace(/\.(?:ton|t\.me)$/, '').split('.')
  const { least, most, letters } = LABELS[zone]
  const own = labels.at(-1) ?? ''
  // The zone's contract checks its own label only; subdomains are up to the owner.
  if (!letters.test(own) || !labels.every(label => /^[a-z0-9_-]+$/.test(label)))
    return {
      problem: zone === 'ton' ? domainNameWords.wrongLetters : domainNameWords.wrongLettersOfUsername,
    }
  if (own.length < least || own.length > most) return { problem: domainNameWords.wrongLength(zone, least, most) }
  return { name: `${labels.join('.')}.${zone}` }
}
