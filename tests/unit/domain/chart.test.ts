import { afterEach, describe, expect, test, vi } from 'vitest'
import { chartBars, chartLine } from '../../../src/domain/chart/path.ts'
import { nearest, percentAt, roundPlaces, roundScale } from '../../../src/domain/chart/scale.ts'
import { timeTicks } from '../../../src/domain/chart/time-ticks.ts'
import { moneyTick } from '../../../src/domain/market/money-tick.ts'

describe('roundScale', () => {
  test.each([
    [
      [3.021, 3.187],
      [3, 3.05, 3.1, 3.15, 3.2],
    ],
    [
      [0.1, 0.3],
      [0.1, 0.15, 0.2, 0.25, 0.3],
    ],
    [
      [0.6, 0.8],
      [0.6, 0.65, 0.7, 0.75, 0.8],
    ],
    [
      [0, 100],
      [0, 50, 100],
    ],
    [
      [7, 93],
      [0, 50, 100],
    ],
    [
      [-3, 4],
      [-4, -2, 0, 2, 4],
    ],
    [
      [1.2e9, 4.9e9],
      [1e9, 2e9, 3e9, 4e9, 5e9],
    ],
    [
      [1.1e-8, 1.4e-8],
      [1.1e-8, 1.2e-8, 1.3e-8, 1.4e-8],
    ],
  ])('the scale of %j has the ticks %j', (values, ticks) => {
    expect(roundScale(values)?.ticks).toEqual(ticks)
  })

  test('a scale begins at zero on request', () => {
    expect(roundScale([40, 50], 4, true)?.ticks).toEqual([0, 20, 40, 60])
    expect(roundScale([0, 0], 4, true)).toMatchObject({ low: 0 })
  })

  test.each([[[5]], [[5, 5, 5]], [[5, 5 + 1e-12]], [[0]], [[-2, -2]], [[1e-25]], [[9e29]]])(
    'the scale of a single value, %j, surrounds it',
    values => {
      const { low, high, ticks } = roundScale(values)!
      expect(low).toBeLessThanOrEqual(values[0]!)
      expect(high).toBeGreaterThanOrEqual(values[0]!)
      expect(high).toBeGreaterThan(low)
      expect(new Set(ticks).size).toBe(ticks.length)
    },
  )

  test('a scale ignores values that are not finite numbers', () => {
    expect(roundScale([Number.NaN, 1, Infinity, null, 3, -Infinity, 1e300])?.ticks).toEqual([1, 1.5, 2, 2.5, 3])
    expect(roundScale([Number.NaN, null])).toBeUndefined()
    expect(roundScale([])).toBeUndefined()
  })

  test('a scale has round, increasing, unique and few ticks for values of any size', () => {
    for (let power = -320; power <= 28; power += 1)
      for (const [a, b] of [
        [1, 1.0001],
        [1, 9.99],
        [-3, 7],
        [4.4, 4.4],
        [0, 1],
      ] as const) {
        const values = [a * 10 ** power, b * 10 ** power]
        const scale = roundScale(values)
        if (!scale) continue
        const { ticks, step, low, high } = scale
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.every((tick, i) => i === 0 || tick > (ticks[i - 1] ?? 0))).toBe(true)
        expect([1, 2, 5]).toContain(Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6)))
        for (const value of values) {
          expect(percentAt(value, { low, high })).toBeGreaterThanOrEqual(-1e-4)
          expect(percentAt(value, { low, high })).toBeLessThanOrEqual(100 + 1e-4)
        }
      }
  })

  test('ticks of money have different texts', () => {
    for (const values of [
      [3.021, 3.187],
      [1.1e-8, 1.4e-8],
      [999_990, 1_000_040],
      [1.2e9, 4.9e9],
      [0.5, 0.5],
      [8e29, 9e29],
    ]) {
      const { ticks, step } = roundScale(values)!
      const texts = ticks.map(tick => moneyTick(tick, step, 'usd'))
      expect(new Set(texts).size, texts.join()).toBe(ticks.length)
    }
    expect(moneyTick(3.05, 0.05, 'usd')).toBe('$3.05')
    expect(moneyTick(200, 100, 'rub')).toBe('₽200')
    expect(moneyTick(1200, 100, 'usd')).toBe('$1,200')
    expect(moneyTick(100_000, 50_000, 'usd')).toBe('$100K')
    expect(moneyTick(1_200_000_000, 100_000_000, 'usd')).toBe('$1.2B')
    expect(moneyTick(0.000000012, 1e-9, 'usd')).toBe('$0.000000012')
  })
})

test.each([
  [0, 49, 4, [0, 20, 40]],
  [107_000_001, 107_000_050, 4, [107_000_020, 107_000_040]],
  [1, 3, 5, [1, 2, 3]],
  [5, 5, 4, [5]],
  [1, 400, 5, [100, 200, 300, 400]],
])('round block numbers from %d to %d, at most %d, are %j', (from, to, most, places) => {
  expect(roundPlaces(from, to, most)).toEqual(places)
})

describe('timeTicks', () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1000
  afterEach(() => vi.unstubAllEnvs())
  const texts = (from: number, to: number, most = 8) => timeTicks(from, to, most).map(({ text }) => text)

  test('time ticks are round, and midnights are shown as dates', () => {
    vi.stubEnv('TZ', 'UTC')
    const day = ['12:00', '15:00', '18:00', '21:00', '21 Nov', '03:00', '06:00', '09:00', '12:00']
    expect(texts(noon - 86_400, noon)).toEqual(day)
    expect(texts(noon - 7 * 86_400, noon)).toEqual([
      '15 Nov',
      '16 Nov',
      '17 Nov',
      '18 Nov',
      '19 Nov',
      '20 Nov',
      '21 Nov',
    ])
    expect(texts(noon, noon + 50, 5)).toEqual(['12:00:00', '12:00:10', '12:00:20', '12:00:30', '12:00:40', '12:00:50'])
  })

  test('time ticks are round in the reader’s time zone, also when clocks change', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    expect(texts(noon, noon + 6 * 3600, 6)).toEqual(['18:00', '19:00', '20:00', '21:00', '22:00', '23:00'])
    vi.stubEnv('TZ', 'Europe/Berlin')
    const change = Date.UTC(2026, 9, 25) / 1000
    expect(texts(change - 2 * 86_400, change + 2 * 86_400, 4)).toEqual(
      ['23 Oct', '24 Oct', '25 Oct', '26 Oct', '27 Oct'].slice(1),
    )
  })

  test('an empty or reversed time span has one tick or none', () => {
    expect(texts(noon, noon)).toEqual(['12:00:00'])
    expect(texts(noon, noon - 10)).toEqual([])
    expect(texts(Number.NaN, noon)).toEqual([])
    expect(texts(0, 1e11)).toEqual([])
  })

  test.each([60, 3600, 86_400, 30 * 86_400, 365 * 86_400])(
    'a time span of %d s has few ticks and no duplicates',
    span => {
      for (let shift = 0; shift < 40; shift++) {
        const ticks = timeTicks(noon + shift * 1237, noon + shift * 1237 + span, 8)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThanOrEqual(9)
        expect(new Set(ticks.map(({ at }) => at)).size).toBe(ticks.length)
      }
    },
  )
})

describe('marks of a chart', () => {
  const frame = { x: { low: 0, high: 10 }, y: { low: 0, high: 4, step: 1, ticks: [] } }

  test('a chart line breaks at missing values, and an isolated value is a dot', () => {
    const line = [0, 2, null, 4, Number.NaN, 1].map((y, i) => ({ x: i * 2, y }))
    expect(chartLine(line, frame)).toBe('M0.00 100.00h0L20.00 50.00M60.00 0.00h0M100.00 75.00h0')
  })

  test('a chart bar is centred on its x and starts at the bottom', () => {
    expect(
      chartBars(
        [
          { x: 5, y: 2 },
          { x: 6, y: null },
        ],
        frame,
        4,
      ),
    ).toBe('M48.00 100V50.00h4.00V100Z')
  })

  test.each([
    [-5, 0],
    [0.4, 0],
    [0.6, 1],
    [2.9, 2],
    [99, 2],
  ])('the point nearest to %d is the one at index %d', (x, place) => {
    expect(
      nearest(
        [0, 1, 3].map(x => ({ x, y: 0 })),
        x,
      ),
    ).toBe(place)
  })

  test('without points, nearest returns -1', () => {
    expect(nearest([], 1)).toBe(-1)
    expect(nearest([{ x: 7, y: 1 }], 1)).toBe(0)
  })
})
