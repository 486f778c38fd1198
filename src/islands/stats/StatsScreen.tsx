import * as commonWords from '#words/common.ts'
import * as statsWords from '#words/stats.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { $networkStats } from '../../stores/network-stats.ts'
import { $round } from '../../stores/round.ts'
import { $validators, totalsOf } from '../../stores/validators.ts'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Reveal } from '../../ui/parts/Reveal.tsx'
import { useFailedToo } from '../../ui/parts/use-failed-too.ts'
import { Compare } from '../compare/Compare.tsx'
import { BlockChartsPlace } from './BlockChartsPlace.tsx'
import { ActivityCard, HealthCard } from './NetworkCards.tsx'
import { orNoData, StatsCard } from './StatsCard.tsx'
import { HeadLink, StatsTiles } from './StatsTiles.tsx'

const fact = () => import('../../stores/compare/head.ts')

const HASHES = [commonWords.rootHash, commonWords.fileHash, statsWords.stateRootHash]

/** Figures of the network. */
export default function StatsScreen() {
  return (
    <>
      <StatsTiles />
      <ChainCard />
      <div className="grid lg:grid-cols-2 gap-x-5">
        <ActivityCard />
        <ValidatorsCard />
      </div>
      <BlockChartsPlace />
      <HealthCard />
      <Reveal>
        <section className="panel pad mt-5">
          <h2 className="text-lg font-600 mb-2">{statsWords.about}</h2>
          <p className="text-muted max-w-180">{statsWords.aboutText}</p>
        </section>
      </Reveal>
    </>
  )
}

function ChainCard() {
  return (
    <StatsCard
      title={statsWords.chain}
      query={$masterchain()}
      actions={shown => <Compare shown={shown} fact={fact} />}
      labels={[statsWords.latestBlockFact, ...HASHES]}
      hashes={HASHES}
      slots={{
        [statsWords.latestBlockFact]: 'newest',
        [commonWords.rootHash]: 'rootHash',
        [commonWords.fileHash]: 'fileHash',
        [statsWords.stateRootHash]: 'stateRootHash',
      }}
      facts={head => [
        { label: statsWords.latestBlockFact, value: <HeadLink head={head} /> },
        { label: commonWords.rootHash, value: <HexValue value={head.rootHash} what={commonWords.rootHashValue} /> },
        { label: commonWords.fileHash, value: <HexValue value={head.fileHash} what={commonWords.fileHashValue} /> },
        ...(head.stateRootHash
          ? [
              {
                label: statsWords.stateRootHash,
                value: <HexValue value={head.stateRootHash} what={statsWords.stateRootHashValue} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function ValidatorsCard() {
  const round = useQuery($round())
  const waiting = round.status === 'loading' ? MISSING : null
  if (useFailedToo($validators(), $networkStats())) return null
  return (
    <StatsCard
      title={statsWords.validators}
      query={$validators()}
      labels={[statsWords.totalValidators, statsWords.totalStake, statsWords.minStake, statsWords.electionTime]}
      facts={set => {
        const { total, stake } = totalsOf(set, round.status === 'ready' ? round.value : null)
        const { minStake, electAt } = set
        return [
          { label: statsWords.totalValidators, value: orNoData(total ? groupDigits(total) : waiting) },
          { label: statsWords.totalStake, value: orNoData(stake ? <Amount units={stake} digits={0} /> : waiting) },
          { label: statsWords.minStake, value: orNoData(minStake && <Amount units={minStake} digits={2} />) },
          { label: statsWords.electionTime, value: orNoData(electAt && dateTime(electAt)) },
        ]
      }}
    />
  )
}
