/** The whole story: people, jettons, NFTs, names, validators, pools and mishaps, then everyday traffic. */
import { AlmanacBook } from './almanac-book.ts'
import { type BulkSizes, bulk } from './bulk.ts'
import { Cast } from './cast.ts'
import { diplomas } from './chapters/diplomas.ts'
import { fleet } from './chapters/fleet.ts'
import { harbour } from './chapters/harbour.ts'
import { jettons } from './chapters/jettons.ts'
import { masterPool } from './chapters/master-pool.ts'
import { mishaps } from './chapters/mishaps.ts'
import { names, zones } from './chapters/names.ts'
import { nfts } from './chapters/nfts.ts'
import { crowds, people } from './chapters/people.ts'
import { pools } from './chapters/pools.ts'
import { requests } from './chapters/requests.ts'
import { restake, validators } from './chapters/validators.ts'
import { commerce } from './commerce.ts'
import { layFoundation, placeDomains } from './foundation.ts'
import { pointOut } from './highlights.ts'
import type { Opening, Scenario } from './scenario.ts'
import { Script } from './script.ts'
import { type Stage, stageOf } from './stage.ts'
import { type Props, traffic } from './traffic.ts'

const TRAFFIC_FROM = 24
/** Steps between checks for an election without stakes. */
const RESTAKE_EVERY = 300

export type Pace = { sizes: BulkSizes /** maximum number of messages per step */; messages: number }

export function standardScenario(opening: Opening, pace: Pace): Scenario {
  const book = new AlmanacBook()
  const script = new Script()
  const stage = stageOf(opening, { script, book, cast: new Cast(opening.seed) })
  layFoundation(stage)
  const props = chapters(stage)
  bulk(stage, pace.sizes)
  const port = harbour(stage)
  const ships = fleet(stage)
  return {
    almanac: book,
    pause: step => script.pause(step),
    pointOut: () => pointOut(stage),
    act(step) {
      script.play(step)
      if (step >= TRAFFIC_FROM) traffic(stage, props, step, pace.messages)
      if (step >= TRAFFIC_FROM) commerce(stage, port, ships, step)
      if (step % RESTAKE_EVERY === 0) restake(stage)
    },
  }
}

function chapters(stage: Stage): Props {
  const domains = zones(stage)
  placeDomains(stage, domains.ton, domains.telegram)
  people(stage)
  const made = jettons(stage)
  const { items } = nfts(stage)
  diplomas(stage)
  const staked = pools(stage)
  masterPool(stage)
  mishaps(stage)
  requests(stage)
  crowds(stage)
  names(stage, domains)
  validators(stage)
  return {
    jettons: made.slice(0, 5),
    items,
    pools: staked.pools.filter(({ name }) => name !== 'Empty Pool'),
    zone: domains.ton,
  }
}
