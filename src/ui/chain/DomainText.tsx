import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { useDomainText } from './use-domain-text.ts'

/** A domain in Unicode; its Punycode form is the title if different. */
export function DomainText({ name, longest = MAX_NAME_LENGTH }: { name: string; longest?: number }) {
  const text = useDomainText(name)
  return <bdi title={text === name ? undefined : name}>{cleanText(text, longest)}</bdi>
}
