import { shortAddress } from '../domain/short.ts'
import { addressPath } from '../routes.ts'
import { formatAddress } from '../ton/address.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { markEquals } from './mark-equals.ts'

/** An account, kept as a raw address and shown friendly: bounceable, unless it is known to be a wallet. */
export function AddressLink({ raw, isWallet = false }: { raw: string; isWallet?: boolean }) {
  const address = formatAddress(raw, { bounceable: !isWallet, testOnly: false })
  return (
    <a
      href={addressPath(address)}
      title={address}
      className="link inline-flex items-center gap-2 align-middle whitespace-nowrap hash"
      {...markEquals(raw)}
    >
      <Fingerprint raw={raw} />
      {shortAddress(address)}
    </a>
  )
}
