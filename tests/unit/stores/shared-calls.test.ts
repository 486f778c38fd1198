import { expect, test, vi } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'

const browser = browserOfEachTest()

// One answer in a cache before the providers then serves all who look.
test.each([1_795_272_300_000, 1_795_272_304_900])(
  'a visitor at %i requests the same URLs of blocks and prices as others within 5 s',
  async moment => {
    vi.spyOn(Date, 'now').mockReturnValue(moment)
    const block = { workchain_id: -1, shard: '8000000000000000', seqno: 7, utime: 1_795_272_299, tx_quantity: 3 }
    browser.announce('/v2/blockchain/reduced/blocks?from=1795272270&to=1795272305', { body: { blocks: [block] } })
    const span = 'start_date=1795185900&end_date=1795272300'
    browser.announce(`/v2/rates/chart?token=ton&currency=usd&${span}&points_count=100`, { body: { points: [] } })
    const { $blockBriefs } = await import('../../../src/stores/blocks.ts')
    const { $coinChart } = await import('../../../src/stores/markets.ts')
    await look($blockBriefs()).rest()
    await look($coinChart('usd', 'day')).rest()
    expect($blockBriefs().get()).toMatchObject({ status: 'ready', value: [{ seqno: 7 }] })
    expect(browser.calls).toHaveLength(2)
  },
)
