import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as statsWords from '#words/stats.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { $validators } from '../../stores/validators.ts'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Reveal } from '../../ui/parts/Reveal.tsx'
import { Compare } from '../compare/Compare.tsx'
import { ActivityCard, HealthCard } from './NetworkCards.tsx'
import { orNoData, StatsCard } from './StatsCard.tsx'
import { BlockLink, StatsTiles } from './StatsTiles.tsx'

const fact = () => import('../../stores/compare/head.ts')

const HASHES = [commonWords.rootHash, commonWords.fileHash, statsWords.stateRootHash]

/** The network in figures; `children` is what the page says about them. */
export default function StatsScreen({ children }: { children?: ReactNode }) {
  return (
    <>
      <StatsTiles />
      <ChainCard />
      <div className="grid lg:grid-cols-2 gap-x-5">
        <ActivityCard />
        <ValidatorsCard />
      </div>
      <HealthCard />
      <Reveal>{children}</Reveal>
    </>
  )
}

function ChainCard() {
  return (
    <StatsCard
      title={statsWords.chain}
      query={$masterchain()}
      compare={shown => <Compare shown={shown} fact={fact} stays />}
      labels={[statsWords.latestBlockFact, ...HASHES]}
      tall={HASHES}
      facts={({ seqno, rootHash, fileHash, stateRootHash }) => [
        { label: statsWords.latestBlockFact, value: <BlockLink seqno={seqno} /> },
        { label: commonWords.rootHash, value: <HexValue value={rootHash} what={commonWords.rootHashValue} /> },
        { label: commonWords.fileHash, value: <HexValue value={fileHash} what={commonWords.fileHashValue} /> },
        ...(stateRootHash
          ? [
              {
                label: statsWords.stateRootHash,
                value: <HexValue value={stateRootHash} what={statsWords.stateRootHashValue} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function ValidatorsCard() {
  return (
    <StatsCard
      title={statsWords.validators}
      query={$validators()}
      labels={[statsWords.totalValidators, statsWords.totalStake, statsWords.minStake, statsWords.electionTime]}
      facts={({ total, totalStake, minStake, electAt }) => [
        { label: statsWords.totalValidators, value: orNoData(total ? groupDigits(total) : null) },
        { label: statsWords.totalStake, value: orNoData(totalStake && <Amount units={totalStake} digits={0} />) },
        { label: statsWords.minStake, value: orNoData(minStake && <Amount units={minStake} digits={2} />) },
        { label: statsWords.electionTime, value: orNoData(electAt && dateTime(electAt)) },
      ]}
    />
  )
}
