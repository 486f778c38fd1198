import { useEffect } from 'react'
import * as addressWords from '#words/address.ts'
import { addressPath, domainPath } from '../../routes.ts'
import { $domainRecords } from '../../stores/domains.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { Frame } from '../../ui/base/Frame.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

/** Redirects to the account that a domain points to. Redirects to the domain's own page if none exists, or if loading fails. */
export function DomainAddress({ name }: { name: string }) {
  const state = useQuery($domainRecords(name))
  useEffect(() => {
    if (state.status === 'loading') return
    const records = state.status === 'ready' ? state.value : null
    const wallet = records?.wallet
    const isWallet = wallet && records.known[wallet]?.isWallet
    location.replace(wallet ? addressPath(friendlyAddress(wallet, isWallet === true)) : domainPath(name))
  }, [state, name])
  return (
    <Frame name={addressWords.title}>
      <Notice title={addressWords.lookingUp(name)} />
    </Frame>
  )
}
