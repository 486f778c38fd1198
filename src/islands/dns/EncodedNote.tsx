import * as domainWords from '#words/domain-name.ts'
import { isMistakable } from '../../domain/dns/unicode.ts'

/** Reason why a name is shown encoded. */
export default function EncodedNote({ name }: { name: string }) {
  return isMistakable(name) && <p className="text-sm text-muted">{domainWords.encoded}</p>
}
