import * as domainNameWords from '#words/domain-name.ts'

const LABELS = {
  ton: { least: 4, most: 126, letters: /^[a-z0-9-]+$/ },
  't.me': { least: 4, most: 32, letters: /^[a-z0-9_]+$/ },
}

type Zone = keyof typeof LABELS

/** Letters of other alphabets are written in ASCII, as browsers do it (punycode); not beside characters that end the host of an URL. */
function toAscii(label: string): string {
  try {
    return /^[\x21-\x7e]*$|[\s/\\@:?#%[\]]/.test(label)
      ? label
      : new URL(`http://${label}.ton`).hostname.replace(/\.ton$/, '')
  } catch {
    return label
  }
}

/** A name in lower case and in the ASCII form of the chain. */
export const asciiName = (name: string) => name.toLowerCase().split('.').map(toAscii).join('.')

/** A domain as it is asked for, `.ton` added where no zone stands; or why it cannot exist. Subdomains are let through. */
export function readDomain(text: string): { name: string } | { problem: string } {
  const typed = asciiName(text.trim().replace(/\.+$/, ''))
  const zone: Zone = typed.endsWith('.t.me') ? 't.me' : 'ton'
  const labels = typed.replace(/\.(?:ton|t\.me)$/, '').split('.')
  const { least, most, letters } = LABELS[zone]
  const own = labels.at(-1) ?? ''
  if (!labels.every(label => letters.test(label)))
    return {
      problem: zone === 'ton' ? domainNameWords.wrongLetters : domainNameWords.wrongLettersOfUsername,
    }
  if (own.length < least || own.length > most) return { problem: domainNameWords.wrongLength(zone, least, most) }
  return { name: `${labels.join('.')}.${zone}` }
}
