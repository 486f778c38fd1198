import { looksFriendly } from '../../ton/address.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { addressWords } from '../../words/en/address.ts'
import { searchWords } from '../../words/en/search.ts'

/** Says why the text in the path is not an address. */
export default function NoSuchAddress({ text }: { text: string }) {
  return (
    <>
      <h1 className="text-xl font-600 mb-4">Address</h1>
      <section className="panel">
        <Notice title={addressWords.notFound}>
          {looksFriendly(text) && text.length === 48
            ? searchWords.checksum
            : 'An address has 48 characters and begins with EQ, UQ, Ef, Uf or the like, or is written as 0: and 64 hexadecimal characters.'}
        </Notice>
      </section>
    </>
  )
}
