import { lazy, useEffect, useState } from 'react'
import type { FoundTransaction } from '../domain/transaction-list.ts'
import { pathArgument } from '../routes.ts'
import { $transaction } from '../stores/transaction.ts'
import { type Hash, parseHash } from '../ton/hash.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { messages } from '../ui/messages.ts'
import { Notice } from '../ui/Notice.tsx'
import { Piece } from '../ui/Piece.tsx'
import { TransactionDetails, TransactionSkeleton } from './transaction/TransactionDetails.tsx'
import { usePlace } from './use-place.ts'

/** Reading blocks is for what no index knows. */
const Scan = lazy(() => import('./transaction/Scan.tsx'))

/** One transaction: which it is comes from the address, in any form a hash is written. */
export default function TransactionScreen() {
  const place = usePlace()
  const hash = place && parseHash(pathArgument(place.pathname, '/tx/') ?? '')
  return (
    <>
      <h1 className="text-xl md:text-2xl font-600 mb-4">Transaction</h1>
      {place === null && <TransactionSkeleton />}
      {hash && <Found hash={hash} />}
      {place && !hash && (
        <section className="panel">
          <Notice title={messages.transaction.notFound}>
            {messages.transaction.why} A transaction hash has 64 hexadecimal characters, or 43 or 44 of base64.
          </Notice>
        </section>
      )}
    </>
  )
}

function Found({ hash }: { hash: Hash }) {
  const [scanned, setScanned] = useState<FoundTransaction>()
  useEffect(() => {
    document.title = `Transaction ${hash.slice(0, 8)} · Nanoscope`
  }, [hash])
  if (scanned) return <TransactionDetails found={scanned} asked={hash} />
  return (
    <Loaded
      apart
      query={$transaction(hash)}
      failed={messages.transaction.failed}
      loading={<TransactionSkeleton />}
      notFound={
        <Piece waiting={<TransactionSkeleton />}>
          <Scan hash={hash} onFound={setScanned} />
        </Piece>
      }
    >
      {found => <TransactionDetails found={found} asked={hash} />}
    </Loaded>
  )
}
