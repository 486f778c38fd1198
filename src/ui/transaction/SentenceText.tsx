import type { Sentence } from '../../domain/reason/summary.ts'
import { AddressLink } from '../chain/AddressLink.tsx'
import { Amount } from '../chain/Amount.tsx'

/** A sentence of the domain with its amounts and addresses drawn. */
export function SentenceText({ sentence }: { sentence: Sentence }) {
  return (
    <>
      {sentence.map((part, i) => {
        if (typeof part === 'string') return <span key={i}>{part}</span>
        if ('amount' in part) return <Amount key={i} units={part.amount} />
        return <AddressLink key={i} raw={part.address} />
      })}
    </>
  )
}
