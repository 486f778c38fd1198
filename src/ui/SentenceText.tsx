import type { KnownAddresses } from '../domain/known-address.ts'
import type { Sentence } from '../domain/summary.ts'
import { AddressLink } from './AddressLink.tsx'
import { Amount } from './Amount.tsx'

/** A sentence of the domain with its amounts and addresses drawn. */
export function SentenceText({ sentence, known }: { sentence: Sentence; known: KnownAddresses }) {
  return (
    <>
      {sentence.map((part, i) => {
        if (typeof part === 'string') return <span key={i}>{part}</span>
        if ('amount' in part) return <Amount key={i} units={part.amount} />
        return <AddressLink key={i} raw={part.address} known={known} />
      })}
    </>
  )
}
