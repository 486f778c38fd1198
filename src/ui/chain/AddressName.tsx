import * as commonWords from '#words/common.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { Icon } from '../base/Icon.tsx'
import { useKnown } from './address-book.ts'

type Props = {
  raw: RawAddress
  /** shortens the address; the default otherwise */
  short?: ((address: string) => string) | undefined
}

/** An account by the address book: its name with the name's source, or its friendly address; with a mark if it is a scam. */
export function AddressName({ raw, short = shortAddress }: Props) {
  const fact = useKnown(raw)
  const address = friendlyAddress(raw, fact?.isWallet)
  const warning = fact?.warning ?? (fact?.isScam && commonWords.scam)
  return (
    <>
      {/* First, because the rest may be truncated. */}
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
