import { useEffect, useMemo, useState } from 'react'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import type { NftCard } from '../../domain/nft/nft.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'

type Tell = (rows: Transaction[], jettons: JettonWallets, items: ReadonlySet<RawAddress>) => Transaction[]

const NONE: JettonWallets = {}

/** The rows of a history, in which jettons moved and payments came back once the code that says so is there. `jettons`: of the account's own wallets; `nfts`: its own. */
export function useTold(rows: Transaction[], jettons = NONE, nfts?: readonly NftCard[]): Transaction[] {
  const [tell, setTell] = useState<Tell>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const { toldWith } = await import('../../domain/summary/told.ts')
      if (!left) setTell(() => toldWith)
    }
    // Without it each row still tells its own end.
    load().catch(() => {})
    return () => {
      left = true
    }
  }, [])
  return useMemo(
    () => tell?.(rows, jettons, new Set(nfts?.map(({ address }) => address))) ?? rows,
    [tell, rows, jettons, nfts],
  )
}
