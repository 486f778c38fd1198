import { useEffect, useMemo, useState } from 'react'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import type { NftCard } from '../../domain/nft/nft.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'

type Tell = (rows: Transaction[], jettons: JettonWallets, items: ReadonlySet<RawAddress>) => Transaction[]

const NONE: JettonWallets = {}

/** Rows of a history, with jetton movements and returned payments once the code for these is loaded. `jettons`, `nfts`: the account's own. */
export function useTold(rows: Transaction[], jettons = NONE, nfts?: readonly NftCard[]): Transaction[] {
  const [tell, setTell] = useState<Tell>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const { toldWith } = await import('../../domain/summary/told.ts')
      if (!left) setTell(() => toldWith)
    }
    // A failed import is ignored: each row still shows its own outcome.
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
