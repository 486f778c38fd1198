import { within } from '@testing-library/dom'
import { createElement } from 'react'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import type { MethodRun } from '../../src/domain/method/value.ts'
import { parseAddress } from '../../src/ton/address.ts'
import type { ConfigUse } from '../../src/ton/replay/config-use.ts'
import type { EmulatorNews } from '../../src/ton/replay/orders.ts'
import { writeVmStack } from '../../src/ton/replay/vm-stack.ts'
import { EmbeddedNetwork } from '../support/network.ts'
import { openLying } from './support/lies.ts'

/** Part of the configuration that the run reports to have used. */
let uses: ConfigUse
let orders: number

/** The worker of a page, whose emulator gives the number 7. */
class SevenWorker {
  onmessage?: (event: { data: EmulatorNews }) => void
  postMessage() {
    orders++
    const output = { exitCode: 0, gasUsed: '100', stack: writeVmStack([{ kind: 'int', value: 7n }]), uses }
    queueMicrotask(() => this.onmessage?.({ data: { kind: 'method', output } }))
  }
  terminate() {}
}

const SEVEN: MethodRun = {
  exitCode: 0,
  gasUsed: null,
  stack: [{ kind: 'int', value: '7' }],
  block: null,
  lastTransaction: null,
}

const CONFIG = '/api/v2/getConfigAll'
type Change = Parameters<typeof openLying>[2]

/** Opens a get-method that is computed here, of a contract by its name in the list of the network. */
async function open(name: string, change: Change = () => undefined, run = SEVEN) {
  const { worthOpening } = await new EmbeddedNetwork(inject('network'), 'computed').state()
  const address = parseAddress(worthOpening[name] ?? '')
  if (!address) throw new Error(`no ${name}`)
  const load = async () => {
    vi.stubGlobal('Worker', SevenWorker)
    const { default: ComputedHere } = await import('../../src/islands/contract/ComputedHere.tsx')
    const call = { address: address.raw, method: 'seqno', args: [] }
    return { default: () => createElement(ComputedHere, { call, run }) }
  }
  return openLying('/address/{wallet}', load, change)
}

beforeEach(() => {
  uses = 'known parameters'
  orders = 0
  return () => vi.doUnmock('../../src/ton/replay/config.ts')
})

const SAME = 'Computed here: the same result'
const isGreen = (element: HTMLElement) => element.className.includes('text-good')

test('a method result on a proved configuration is green and says where the configuration is from', async () => {
  const { screen } = await open('wallet')
  expect(isGreen(await screen.findByText(SAME))).toBe(true)
  screen.getByText(/^On the account as masterchain block [\d,]+ left it, which its validators signed$/)
  screen.getByText(
    'The method may use the configuration of the network: it is the one in the signed state after that block',
  )
})

test('a method result that uses no configuration does not mention it', async () => {
  uses = 'none'
  const { screen } = await open('wallet')
  expect(isGreen(await screen.findByText(SAME))).toBe(true)
  expect(screen.queryByText(/configuration/)).toBeNull()
})

test('a method result is not green when the emulator lacks fields of the configuration', async () => {
  vi.doMock('../../src/ton/replay/config.ts', async original => ({ ...(await original()), isShortened: () => true }))
  uses = 'any parameter'
  const { screen } = await open('wallet')
  expect(isGreen(await screen.findByText(SAME))).toBe(false)
  screen.getByText(/the virtual machine here lacks the newest fields of its parameter 43$/)
})

test('an unproved configuration of a method result is attributed to the node', async () => {
  const { screen } = await open('wallet', route =>
    route === '/api/v2/getMasterchainBlockSignatures' ? { ok: false, error: 'none', code: 500 } : undefined,
  )
  expect(isGreen(await screen.findByText(SAME))).toBe(false)
  screen.getByText('On the account as tonapi sent it; its proof did not reach the signatures of validators')
  screen.getByText('The method may use the configuration of the network, which is as the node sent it, without a proof')
})

test('a configuration contradicted by its proof is reported in red, and the method runs only once it fits', async () => {
  let isFalse = true
  const { screen, user } = await open('wallet', route => {
    if (route !== CONFIG || !isFalse) return undefined
    // An empty cell
    return { ok: true, result: { config: { bytes: 'te6ccgEBAQEAAgAAAA==' } } }
  })
  const alert = within(await screen.findByRole('alert'))
  const title = alert.getByText(
    /^What a provider sent contradicts what is claimed\. toncenter sent another configuration/,
  )
  expect(title.className).toContain('text-bad')
  expect(alert.getAllByText(/^[0-9a-f]{64}$/)).toHaveLength(2)
  screen.getByText('The method was not run here.')
  expect(screen.queryByText(/Computed here/)).toBeNull()
  expect(orders).toBe(0)
  isFalse = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(isGreen(await screen.findByText(SAME))).toBe(true)
})

test('a method that ended with another exit code at the provider has another result, even with an equal stack', async () => {
  const { screen } = await open('wallet', undefined, { ...SEVEN, exitCode: 11 })
  await screen.findByText(/^Computed here: another result\./)
  expect(screen.queryByText(SAME)).toBeNull()
})
