/** The whole story: people, jettons, NFTs, names, validators, pools and mishaps, then everyday traffic. */
import { Accounts } from './accounts.ts'
import { type BulkSizes, bulk } from './bulk.ts'
import { commerce } from './commerce.ts'
import { type Context, contextOf } from './context.ts'
import { layFoundation, placeDomains } from './foundation.ts'
import { pointOut } from './highlights.ts'
import { MutableFixtures } from './mutable-fixtures.ts'
import { dex } from './parts/dex.ts'
import { diplomas } from './parts/diplomas.ts'
import { jettons } from './parts/jettons.ts'
import { masterPool } from './parts/master-pool.ts'
import { mishaps } from './parts/mishaps.ts'
import { names, zones } from './parts/names.ts'
import { nfts } from './parts/nfts.ts'
import { crowds, people } from './parts/people.ts'
import { pools } from './parts/pools.ts'
import { relays } from './parts/relays.ts'
import { requests } from './parts/requests.ts'
import { restake, validators } from './parts/validators.ts'
import type { Opening, Scenario } from './scenario.ts'
import { Schedule } from './schedule.ts'
import { type Props, traffic } from './traffic.ts'

const TRAFFIC_FROM = 24
/** Steps between checks for an election without stakes. */
const RESTAKE_EVERY = 300

export type Pace = { sizes: BulkSizes /** maximum number of messages per step */; messages: number }

export function standardScenario(opening: Opening, pace: Pace): Scenario {
  const fixtures = new MutableFixtures()
  const schedule = new Schedule()
  const context = contextOf(opening, { schedule, fixtures, accounts: new Accounts(opening.seed) })
  layFoundation(context)
  const props = addParts(context)
  bulk(context, pace.sizes)
  const market = dex(context)
  const ships = relays(context)
  return {
    fixtures,
    pause: step => schedule.pause(step),
    pointOut: () => pointOut(context),
    run(step) {
      schedule.run(step)
      if (step >= TRAFFIC_FROM) traffic(context, props, step, pace.messages)
      if (step >= TRAFFIC_FROM) commerce(context, market, ships, step)
      if (step % RESTAKE_EVERY === 0) restake(context)
    },
  }
}

function addParts(context: Context): Props {
  const domains = zones(context)
  placeDomains(context, domains.ton, domains.telegram)
  people(context)
  const made = jettons(context)
  const { items } = nfts(context)
  diplomas(context)
  const staked = pools(context)
  masterPool(context)
  mishaps(context)
  requests(context)
  crowds(context)
  names(context, domains)
  validators(context)
  return {
    jettons: made.slice(0, 5),
    items,
    pools: staked.pools.filter(({ name }) => name !== 'Empty Pool'),
    zone: domains.ton,
  }
}
