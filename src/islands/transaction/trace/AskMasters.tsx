import { useEffect } from 'react'
import { withOwnWallets } from '../../../domain/summary/known-facts.ts'
import { $ownWallet } from '../../../stores/own-wallet.ts'
import type { RawAddress } from '../../../ton/address.ts'
import { useQuery } from '../../../ui/live/use-query.ts'
import type { LearnWallets } from '../../../ui/transaction/jetton-wallets.ts'

/** Maximum number of contracts to query, three calls each. */
const MAX_ASKED = 2

type Props = { account: RawAddress; wallets: RawAddress[]; onWallets: LearnWallets }

/** Queries jettons' masters for the account's jetton wallets; renders nothing. */
export default function AskMasters({ wallets, ...rest }: Props) {
  return wallets.slice(0, MAX_ASKED).map(wallet => <AskMaster key={wallet} wallet={wallet} {...rest} />)
}

function AskMaster({ account, wallet, onWallets }: Omit<Props, 'wallets'> & { wallet: RawAddress }) {
  const state = useQuery($ownWallet(account, wallet))
  const jetton = state.status === 'ready' ? state.value : null
  useEffect(() => {
    if (jetton) onWallets({ [wallet]: jetton }, withOwnWallets)
  }, [jetton, wallet, onWallets])
  return null
}
