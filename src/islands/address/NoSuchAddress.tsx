import { looksFriendly } from '../../ton/address.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { messages } from '../../words/en/messages.ts'

/** Says why the text in the path is not an address. */
export default function NoSuchAddress({ text }: { text: string }) {
  return (
    <>
      <h1 className="text-xl font-600 mb-4">Address</h1>
      <section className="panel">
        <Notice title={messages.address.notFound}>
          {looksFriendly(text) && text.length === 48
            ? messages.search.checksum
            : 'An address has 48 characters and begins with EQ, UQ, Ef, Uf or the like, or is written as 0: and 64 hexadecimal characters.'}
        </Notice>
      </section>
    </>
  )
}
