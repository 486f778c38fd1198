import { useEffect, useMemo, useState } from 'react'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import type { NftCard } from '../../domain/nft/nft.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'

type Complete = (rows: Transaction[], jettons: JettonWallets, items: ReadonlySet<RawAddress>) => Transaction[]

const NONE: JettonWallets = {}

/** Rows of a history, with jetton movements and returned payments once the code for these is loaded. `jettons`, `nfts`: the account's own. */
export function useKnownFacts(rows: Transaction[], jettons = NONE, nfts?: readonly NftCard[]): Transaction[] {
  const [complete, setComplete] = useState<Complete>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const { withKnownFacts } = await import('../../domain/summary/known-facts.ts')
      if (!left) setComplete(() => withKnownFacts)
    }
    // A failed import is ignored: each row still shows its own outcome.
    load().catch(() => {})
    return () => {
      left = true
    }
  }, [])
  return useMemo(
    () => complete?.(rows, jettons, new Set(nfts?.map(({ address }) => address))) ?? rows,
    [complete, rows, jettons, nfts],
  )
}
