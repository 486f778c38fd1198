import * as commonWords from '#words/common.ts'
import { cleanText, LONGEST_NAME } from '../../domain/foreign/clean-text.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { useKnown } from './address-book.ts'

type Props = {
  raw: RawAddress
  /** how it is shortened, where not as everywhere */
  short?: ((address: string) => string) | undefined
}

/** An account by what the address book knows of it: its name, or its friendly address; a scam as such. */
export function AddressName({ raw, short = shortAddress }: Props) {
  const fact = useKnown(raw)
  return (
    <>
      {fact?.name ? (
        <bdi className="truncate max-w-[8em]">{cleanText(fact.name, LONGEST_NAME)}</bdi>
      ) : (
        <span className="hash">{short(friendlyAddress(raw, fact?.isWallet))}</span>
      )}
      {fact?.isScam && (
        <>
          {' '}
          <span className="text-xs text-bad">{commonWords.scam}</span>
        </>
      )}
    </>
  )
}
