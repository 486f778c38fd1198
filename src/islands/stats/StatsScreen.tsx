import type { ReactNode } from 'react'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { $validators } from '../../stores/validators.ts'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Reveal } from '../../ui/parts/Reveal.tsx'
import { ActivityCard, HealthCard } from './NetworkCards.tsx'
import { orNoData, StatsCard } from './StatsCard.tsx'
import { BlockLink, StatsTiles } from './StatsTiles.tsx'

const HASHES = ['Root hash', 'File hash', 'State root hash']

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
      title="Blockchain Information"
      query={$masterchain()}
      labels={['Latest block', ...HASHES]}
      tall={HASHES}
      facts={({ seqno, rootHash, fileHash, stateRootHash }) => [
        { label: 'Latest block', value: <BlockLink seqno={seqno} /> },
        { label: 'Root hash', value: <HexValue value={rootHash} what="root hash" /> },
        { label: 'File hash', value: <HexValue value={fileHash} what="file hash" /> },
        ...(stateRootHash
          ? [{ label: 'State root hash', value: <HexValue value={stateRootHash} what="state root hash" /> }]
          : []),
      ]}
    />
  )
}

function ValidatorsCard() {
  return (
    <StatsCard
      title="Validator Statistics"
      query={$validators()}
      labels={['Total validators', 'Total stake', 'Minimum stake', 'Election time']}
      facts={({ total, totalStake, minStake, electAt }) => [
        { label: 'Total validators', value: orNoData(total ? groupDigits(total) : null) },
        { label: 'Total stake', value: orNoData(totalStake && <Amount units={totalStake} digits={0} />) },
        { label: 'Minimum stake', value: orNoData(minStake && <Amount units={minStake} digits={2} />) },
        { label: 'Election time', value: orNoData(electAt && dateTime(electAt)) },
      ]}
    />
  )
}
