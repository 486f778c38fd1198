import * as addressWords from '#words/address.ts'
import * as searchWords from '#words/search.ts'
import { looksFriendly } from '../../ton/address.ts'
import { Missing } from '../../ui/base/Missing.tsx'

/** Says why the text in the path is not an address. */
export default function NoSuchAddress({ text }: { text: string }) {
  return (
    <Missing name={addressWords.title} title={addressWords.notFound}>
      {looksFriendly(text) && text.length === 48 ? searchWords.checksum : addressWords.forms}
    </Missing>
  )
}
