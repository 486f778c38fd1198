import { expect, test } from 'vitest'
import type { Call } from '../../../src/lib/call.ts'
import { addressBook } from '../../../src/stores/base/address-book.ts'
import { joined } from '../../../src/stores/base/joined.ts'
import { fakeCall } from '../../support/provider.ts'

/** A load that the test ends. */
function held<T = string>(source: string) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const load = async (call: Call) => {
    const value = await promise
    call.onSource(source)
    return value
  }
  return { load, resolve, reject }
}

function start() {
  const [first, second, call] = [held('first'), held('second'), fakeCall()]
  const parts = joined(call, first.load, second.load, (one, other) => `${one} and ${other}`)
  return { first, second, call, parts }
}

test.each(['first', 'second'] as const)(
  'the value of the %s load is shown, then both are joined in their order',
  async name => {
    const { parts, call, ...loads } = start()
    const other = name === 'first' ? 'second' : 'first'
    const part = parts.next()
    loads[name].resolve(name)
    expect(await part).toEqual({ done: false, value: name })
    expect(call.sources).toEqual([name])
    loads[other].resolve(other)
    expect(await parts.next()).toEqual({ done: true, value: 'first and second' })
    expect(call.sources).toEqual([name, other])
  },
)

test.each([
  ['first', '11'],
  ['second', '22'],
] as const)('a name from only the %s load is kept, whichever answers first', async (name, hex) => {
  const [account, other] = [`0:${hex.repeat(32)}`, name === 'first' ? 'second' : 'first'] as const
  const say = (says: string) => ({
    says,
    known: { [account]: { isWallet: true, name: says === name ? `${name}.ton` : null } },
  })
  const loads = { first: held<ReturnType<typeof say>>('first'), second: held<ReturnType<typeof say>>('second') }
  const parts = joined(fakeCall(), loads.first.load, loads.second.load, (_, value) => value)
  const part = parts.next()
  loads[other].resolve(say(other))
  await part
  loads[name].resolve(say(name))
  await parts.next()
  expect(addressBook.find(account)?.name).toBe(`${name}.ton`)
})

test.each(['first', 'second'] as const)('without the %s load the other’s value is the result', async name => {
  const { parts, call, ...loads } = start()
  const other = name === 'first' ? 'second' : 'first'
  const part = parts.next()
  loads[name].reject(new Error('down'))
  loads[other].resolve(other)
  expect(await part).toEqual({ done: false, value: other })
  expect(await parts.next()).toEqual({ done: true, value: other })
  expect(call.sources).toEqual([other])
})

test('when both joined loads fail, the first one’s error is thrown', async () => {
  const { parts, first, second } = start()
  const part = parts.next()
  second.reject(new Error('second'))
  first.reject(new Error('first'))
  await expect(part).rejects.toThrow('first')
})
