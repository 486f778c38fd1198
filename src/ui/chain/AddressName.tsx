import * as commonWords from '#words/common.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { Icon } from '../base/Icon.tsx'
import { useKnown } from './address-book.ts'

type Props = {
  raw: RawAddress
  /** how it is shortened, where not as everywhere */
  short?: ((address: string) => string) | undefined
}

/** An account by what the address book knows of it: its name, and whose word that is, or its friendly address; a scam as such. */
export function AddressName({ raw, short = shortAddress }: Props) {
  const fact = useKnown(raw)
  const address = friendlyAddress(raw, fact?.isWallet)
  const warning = fact?.warning ?? (fact?.isScam && commonWords.scam)
  return (
    <>
      {/* First: what stands behind it may be cut. */}
      {warning && <span className="text-xs text-bad">{warning} </span>}
      {fact?.name ? (
        <bdi className="truncate max-w-[min(12em,55vw)]">{cleanText(fact.name, MAX_NAME_LENGTH)}</bdi>
      ) : (
        <span className="hash truncate" title={address}>
          {short(address)}
        </span>
      )}
      {fact?.mark && (
        <>
          {' '}
          <Icon name={fact.mark.by} label={fact.mark.words} className="text-xs" />
        </>
      )}
    </>
  )
}
