import * as commonWords from '#words/common.ts'
import * as holdersWords from '#words/holders.ts'
import * as jettonWords from '#words/jetton.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { topShares } from '../../domain/jetton/shares.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $jettonHolders } from '../../stores/jetton-holders.ts'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { usePage } from '../shared/use-choice.ts'

/** Two lines: whether a jetton can be minted, and the share of the largest holders. */
export default function Powers({ jetton }: { jetton: JettonDetails }) {
  const [page] = usePage()
  return (
    <dl className="text-sm leading-6 [&>div]:(flex flex-wrap gap-x-2) [&_a]:align-top">
      <div>
        <dt className="text-muted">{jettonWords.mintable}</dt>
        <dd>
          <Minting jetton={jetton} />
        </dd>
      </div>
      {page === 1 && <Holdings jetton={jetton} />}
    </dl>
  )
}

function Minting({ jetton: { mintable, admin } }: { jetton: JettonDetails }) {
  if (!mintable) return mintable === null ? MISSING : jettonWords.notMintable
  return (
    <>
      {jettonWords.isMintable}
      {admin && (
        <>
          {jettonWords.mintableBy} <AddressLink raw={admin} />
        </>
      )}
    </>
  )
}

/** Share of the ten largest holders, from the first page of their list. */
function Holdings({ jetton }: { jetton: JettonDetails }) {
  const list = useQuery($jettonHolders(jetton.address, 1))
  const shares = list.status === 'ready' ? topShares(jetton, list.value.holders) : []
  const share = shares.findLast(({ top }) => top <= 10)
  return (
    <div>
      <dt className="text-muted">{holdersWords.concentration}</dt>
      <dd>
        {share ? (
          <a href="#holders" className="link inline-block min-h-6">
            {share.top === 1 ? holdersWords.largest : holdersWords.top(share.top)}
            {commonWords.colon}
            {share.percent}
            <span className="max-sm:sr-only">{holdersWords.ofSupply}</span>
          </a>
        ) : (
          MISSING
        )}
      </dd>
    </div>
  )
}
