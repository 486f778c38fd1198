import { fireEvent, within } from '@testing-library/dom'
import { createElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { blockTitles } from '../../src/domain/inspect/listing.ts'
import type { ReplayedCode } from '../../src/domain/replay/code-places.ts'
import type { Block } from '../../src/ton/code/disassembly.ts'
import type { Step } from '../../src/ton/replay/vm-log.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'
import { step, stepsOf } from '../support/steps.ts'

type Props = { steps: readonly Step[]; vmSteps?: number; code?: ReplayedCode | null }

async function open({ steps, vmSteps = steps.length, code = null }: Props) {
  const opened = await openScreen('/tx/{transaction with a comment}', async () => {
    const { default: Steps } = await import('../../src/islands/replay/Steps.tsx')
    return { default: () => createElement(Steps, { steps, vmSteps, code }) }
  })
  const list = await opened.screen.findByRole('listbox', { name: 'Steps' })
  const chosen = () => within(list).getByRole('option', { selected: true })
  return { ...opened, list, chosen, place: () => Number(chosen().getAttribute('aria-posinset')) }
}

const MANY = Array.from({ length: 1000 }, (_, at) =>
  step(at % 100 === 7 ? 'SENDRAWMSG' : `PUSHINT ${at}`, { stack: `[ 5 ${at * 1000} ] ` }),
)
const FAILING = stepsOf(
  '[ 7 ] PUSHINT 100',
  '[ 7 100 ] LESS',
  '[ 0 ] THROWIFNOT 706 ! default exception handler, terminating vm with exit code 706',
)

test('replay steps open at the failed step and show what it compared', async () => {
  const steps = FAILING.map((one, at) => (at === 1 ? { ...one, stack: '[ 700 100 ] ' } : one))
  const { screen, place } = await open({ steps })
  expect(place()).toBe(3)
  const detail = screen.getByRole('region', { name: 'Step 3' })
  within(detail).getByText('exit code 706, which ended the run')
  within(detail).getByText('700 < 100: false')
  within(detail).getByText('default exception handler, terminating vm with exit code 706')
  screen.getByText('3 steps')
})

test('replay steps tell a handled exception from the one that ended the run', async () => {
  const caught = stepsOf('[ 1 ] LDU 8 ! handling exception code 9: cell underflow', '[ 700 100 ] LESS')
  const { screen, user } = await open({ steps: [...caught, FAILING[2]!] })
  within(screen.getByRole('region', { name: 'Step 3' })).getByText('700 < 100: false')
  await user.click(screen.getAllByRole('option')[0]!)
  const detail = screen.getByRole('region', { name: 'Step 1' })
  within(detail).getByText('exit code 9, which the contract handled')
  expect(within(detail).queryByText('Condition')).toBeNull()
})

test('a replay step shows the top of the stack in its row, top first', async () => {
  const { screen } = await open({ steps: stepsOf('[ 1 2 3 4 ] NOP') })
  expect(screen.getByRole('option').textContent).toBe('1NOP184  3  2')
})

test('arrow and page keys move through replay steps and set the active option', async () => {
  const { list, chosen, place, user } = await open({ steps: MANY })
  list.focus()
  const places: number[] = []
  for (const key of ['{ArrowDown}', '{PageDown}', '{End}', '{ArrowUp}', '{PageUp}', '{Home}', '{ArrowUp}']) {
    await user.keyboard(key)
    places.push(place())
    expect(list.getAttribute('aria-activedescendant')).toBe(chosen().id)
  }
  expect(places).toEqual([2, 21, 1000, 999, 980, 1, 1])
  expect(chosen().getAttribute('aria-setsize')).toBe('1000')
})

test('a click on a replay step shows its full stack, gas and place in the code', async () => {
  const cell = 'ab'.repeat(32)
  const stack = `[ 99996288799 C{${'5E'.repeat(32)}} CS{Cell{0008800000ff} bits: 0..8; refs: 0..1} [1 2] NaN ] `
  const steps = [step('NOP'), step('PUSHINT 5', { stack, place: { cell, bit: 40 }, gas: 26, gasLeft: 12345 })]
  const { screen, user } = await open({ steps })
  await user.click(screen.getByRole('option', { name: /PUSHINT 5/ }))
  const detail = screen.getByRole('region', { name: 'Step 2' })
  const texts = within(detail)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual(['s0NaN', 's1[1 2]', 's2x{80} +1', `s3C{${'5e'.repeat(32)}}`, 's499996288799'])
  for (const text of ['12,345', '26', cell, '40']) within(detail).getByText(text)
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void written.push(text))
  await user.click(within(detail).getByRole('button', { name: 'Copy stack' }))
  expect(written).toEqual([stack.trim()])
})

test('an address on the stack of a replay step is shown by its name', async () => {
  const hex =
    '01a80f8a7ea5000000000000000033018cd8006539df0122e7f8aaa8d3dc87b23e5933559b1a6ae54c94fbec165c7b5c7cf3a300067438c38d164f6b08f101b18c2a43b8b2685eeb68bab25269d06b0b34ac55590203'
  const { screen } = await open({ steps: stepsOf(`[ CS{Cell{${hex}} bits: 124..391; refs: 0..0} ] NOP`) })
  expect(screen.getByRole('link').getAttribute('href')).toContain('EQAynO-AkXP8VVRp7kPZHyyZqs2NNXKmSn32Cy49rj550eTV')
})

test('the search of replay steps finds instructions and values, and “n” goes to the next', async () => {
  const { screen, user, list, place } = await open({ steps: MANY })
  const field = screen.getByRole('searchbox', { name: 'Find an instruction or a value' })
  await user.type(field, 'sendraw')
  await screen.findByText('10 found')
  await user.keyboard('{Enter}')
  expect(place()).toBe(8)
  screen.getByText('1 of 10')
  list.focus()
  await user.keyboard('n')
  expect(place()).toBe(108)
  await user.keyboard('NN')
  expect(place()).toBe(908)
  await user.click(screen.getByRole('button', { name: 'Next result' }))
  expect(place()).toBe(8)
  await user.clear(field)
  await user.type(field, '432000')
  await screen.findByText('1 found')
  await user.click(screen.getByRole('button', { name: 'Previous result' }))
  expect(place()).toBe(433)
  await user.type(field, 'x')
  await screen.findByText('Nothing found')
})

test('Enter goes to a search result of replay steps even right after typing', async () => {
  const { screen, user, place } = await open({ steps: MANY })
  const field = screen.getByRole('searchbox')
  fireEvent.input(field, { target: { value: '432000' } })
  // The typing is on screen after this, its results are not.
  await Promise.resolve()
  fireEvent.keyDown(field, { key: 'Enter' })
  await eventually(() => expect(place()).toBe(433))
  await user.clear(field)
  await user.type(field, 'sendraw{Shift>}{Enter}{/Shift}')
  expect(place()).toBe(408)
})

test('moving to a replay step that was scrolled away renders it again', async () => {
  const { list, user, chosen } = await open({ steps: MANY })
  list.scrollTop = 20_000
  fireEvent.scroll(list)
  await eventually(() => expect(list.querySelector('[aria-selected=true]')).toBeNull())
  expect(list.hasAttribute('aria-activedescendant')).toBe(false)
  list.focus()
  await user.keyboard('{Home}')
  expect(list.getAttribute('aria-activedescendant')).toBe(chosen().id)
})

test('the search of replay steps marks its results', async () => {
  const { screen, user, list } = await open({ steps: MANY })
  const plain = within(list).getAllByRole('option')[7]!.className
  await user.type(screen.getByRole('searchbox'), 'sendraw')
  await screen.findByText('10 found')
  const changed = within(list)
    .getAllByRole('option')
    .filter(({ className }) => className !== plain)
  expect(changed.map(row => row.getAttribute('aria-posinset'))).toEqual(['8'])
})

test('replay steps show how much gas a run used when it ran out of gas', async () => {
  const steps = stepsOf('[ 1 ] NOP', '[ 1 ] ADD ! unhandled out-of-gas exception: gas consumed=1186, limit=1000')
  const { screen } = await open({ steps, vmSteps: 3 })
  screen.getByRole('button', { name: 'Out of gas: 1 of 1' })
  within(screen.getByRole('region', { name: 'Step 2' })).getByText('1,186 used, 1,000 allowed')
  screen.getByText('2 steps')
  within(screen.getAllByRole('option')[1]!).getByRole('img', { name: 'exception' })
})

test('buttons jump through the replay steps of a kind', async () => {
  const steps = [...MANY, step('RAWRESERVE', { stack: '[ 5 0 ] ' })]
  const { screen, user, place } = await open({ steps })
  await user.click(screen.getByRole('button', { name: 'Messages sent 10' }))
  expect(place()).toBe(8)
  await user.click(screen.getByRole('button', { name: 'Messages sent: 1 of 10' }))
  expect(place()).toBe(108)
  await user.click(screen.getByRole('button', { name: 'Reserves 1' }))
  expect(place()).toBe(1001)
  await user.click(screen.getByRole('button', { name: 'Messages sent 10' }))
  expect(place()).toBe(8)
})

const instruction = (bit: number, mnemonic: string) => ({ bit, kind: 'instruction' as const, mnemonic, operands: [] })

/** Code with one method, in a separate cell. */
function codeWithMethod(): ReplayedCode {
  const methods = { kind: 'methods' as const, value: [{ id: 0, block: 1 }] }
  const blocks: Block[] = [
    { cell: 'aa', bit: 0, items: [{ ...instruction(0, 'DICTPUSHCONST'), operands: [methods] }], cut: false },
    {
      cell: 'bb',
      bit: 8,
      items: [instruction(8, 'NEWC'), instruction(16, 'ENDC'), instruction(24, 'DROP')],
      cut: false,
    },
  ]
  const disassembly = { blocks, tooLarge: false }
  return { disassembly, titles: blockTitles(disassembly, 'entry') }
}

test('a replay step marks its line of code, and buttons jump to entered methods', async () => {
  const at = (cell: string, bit: number) => step('NOP', { place: { cell, bit } })
  const { screen, user, place } = await open({
    steps: [at('aa', 0), at('bb', 8), at('bb', 16), at('cc', 0)],
    code: codeWithMethod(),
  })
  await user.click(screen.getByRole('button', { name: 'Methods entered 1' }))
  expect(place()).toBe(2)
  const lines = screen.getByRole('region', { name: 'Code: recv_internal' })
  const marked = () => lines.querySelector('[aria-current]')?.textContent
  expect(marked()).toBe('8NEWC')
  await user.click(screen.getAllByRole('option')[2]!)
  expect(marked()).toBe('16ENDC')
  expect(lines.querySelectorAll('li')).toHaveLength(3)
  await user.click(screen.getAllByRole('option')[3]!)
  screen.getByText('This cell is not part of the account’s code.')
})

test('gas is summed by instruction and by part of the code when the tables are expanded', async () => {
  const at = (cell: string, bit: number, gas: number | null) => step('NOP', { place: { cell, bit }, gas })
  const { screen, user } = await open({
    steps: [
      at('aa', 0, 100),
      at('bb', 8, 200),
      at('bb', 16, 100),
      step('implicit RET', { gas: 5 }),
      at('bb', 16, null),
    ],
    code: codeWithMethod(),
  })
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByText('Gas by instruction and by part of the code'))
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(row =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
  await screen.findByText('The gas of 4 of 5 steps is known.')
  expect(rowsOf('Gas by instruction')).toEqual([
    ['NOP', '400', '98.8%', '3'],
    ['implicit RET', '5', '1.2%', '1'],
  ])
  expect(rowsOf('Gas by part of the code')).toEqual([
    ['recv_internal', '300', '74.1%', '2'],
    ['entry', '100', '24.7%', '1'],
    ['implicit jumps and returns', '5', '1.2%', '1'],
  ])
})

test('replay steps say when only the last steps are known, and keep the run’s numbering', async () => {
  const { screen } = await open({ steps: MANY, vmSteps: 401_000 })
  screen.getByText('The last 1,000 of 401,000 steps: the log of earlier ones is longer than the emulator keeps.')
  screen.getByRole('region', { name: 'Step 400,001' })
})

test('a replay step says when its stack is unknown', async () => {
  const { screen } = await open({ steps: [step('NOP')] })
  screen.getByText('Not known: the emulator keeps the stacks of the last steps alone.')
})

test('all replay steps are saved as a file', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:', revokeObjectURL: () => {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { screen, user } = await open({ steps: MANY })
  await user.click(screen.getByRole('button', { name: 'Save as JSON' }))
  await eventually(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.size).toBeGreaterThan(50_000)
})

test('the chosen step stays in range when a run with fewer steps replaces the steps', async () => {
  const { screen, user } = await openScreen('/tx/{transaction with a comment}', async () => {
    const { default: Steps } = await import('../../src/islands/replay/Steps.tsx')
    const Runs = () => {
      const [steps, setSteps] = useState<readonly Step[]>(MANY)
      const shorter = createElement('button', { type: 'button', onClick: () => setSteps(MANY.slice(0, 5)) }, 'shorter')
      return createElement('div', null, shorter, createElement(Steps, { steps, vmSteps: steps.length, code: null }))
    }
    return { default: Runs }
  })
  ;(await screen.findByRole('listbox')).focus()
  await user.keyboard('{End}')
  await user.click(screen.getByRole('button', { name: 'shorter' }))
  screen.getByRole('region', { name: 'Step 5' })
})

test.each([
  [0, 'There are no steps: the virtual machine did not run.'],
  [2, 'The log has no instruction of this run.'],
])('replay steps say why a run of %i steps shows none', async (vmSteps, words) => {
  const { screen } = await openScreen('/tx/{transaction with a comment}', async () => {
    const { default: Steps } = await import('../../src/islands/replay/Steps.tsx')
    return { default: () => createElement(Steps, { steps: [], vmSteps, code: null }) }
  })
  await screen.findByText(words)
})

test('a million replay steps are rendered as at most 200 elements at any scroll position', async () => {
  const million = Array.from({ length: 1_000_000 }, (_, at) => step(`PUSHINT ${at}`, { stack: '[ 1 2 3 4 ] ' }))
  const { list, user, place } = await open({ steps: million })
  const size = () => list.querySelectorAll('*').length
  expect(size()).toBeLessThanOrEqual(200)
  list.focus()
  await user.keyboard('{End}')
  expect(place()).toBe(1_000_000)
  expect(size()).toBeLessThanOrEqual(200)
  await user.keyboard('{PageUp}{ArrowDown}')
  expect(place()).toBe(1_000_000 - 19 + 1)
  expect(size()).toBeLessThanOrEqual(200)
})

test.each<[number, string[]]>([
  [2, ['1NOP184  3  2', '2DROP185']],
  [1000, ['999NOP184  3  2', '1,000DROP185']],
])('the last two steps of a run of %i have their numbers in the complete run', async (vmSteps, texts) => {
  const { list } = await open({ steps: stepsOf('[ 1 2 3 4 ] NOP', '[ 5 ] DROP'), vmSteps })
  const options = within(list).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(texts)
})
