import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openScreen, part } from '../support/screen.ts'

/** Makes a script fail to load; returns the page's hidden message about that. */
function lose(script: string) {
  vi.doMock(script, () => {
    throw new Error('gone')
  })
  onTestFinished(() => void vi.doUnmock(script))
  return document.body.appendChild(Object.assign(document.createElement('p'), { id: 'lost', hidden: true }))
}

test('a proof whose script for saving fails to load says so, and can be saved again', async () => {
  const proof = { claim: { kind: 'account' }, get: () => ({}) } as never
  const load = part(async () => (await import('../../src/islands/proof/SaveProof.tsx')).SaveProof, { proof })
  const { screen, user } = await openScreen('/', load)
  const lost = lose('../../src/stores/save-proof.ts')
  await user.click(await screen.findByRole('button', { name: 'Save proof' }))
  await expect.poll(() => lost.hidden).toBe(false)
  await screen.findByRole('button', { name: 'Save proof' })
})

test('a list whose script for saving fails to load says so', async () => {
  const list = async () => {
    const { saveList } = await import('../../src/ui/lists/SaveList.tsx')
    const shown = { status: 'ready', value: null, at: 0, sources: [], saved: false, changing: false } as const
    return () => saveList({ ...shown, sources: [] })
  }
  const { screen, user } = await openScreen('/', part(list, {}))
  const lost = lose('../../src/ui/save/save-shown.ts')
  await user.click(await screen.findByRole('button', { name: 'Save CSV' }))
  await expect.poll(() => lost.hidden).toBe(false)
})

test('the rest of Home stays if the script for a failure of its newest blocks fails to load', async () => {
  const lost = lose('../../src/islands/home/RibbonFailed.tsx')
  const beside = async () => {
    const { HomeRibbon } = await import('../../src/islands/home/HomeRibbon.tsx')
    return () => createElement('div', null, 'beside', createElement(HomeRibbon))
  }
  const { screen } = await openScreen('/', part(beside, {}), { faults: [{ match: '/', status: 400 }] })
  document.body.append(lost)
  await expect.poll(() => lost.hidden).toBe(false)
  screen.getByText('beside')
})

test('a comparison whose script fails to load says so in its place', async () => {
  const load = part(async () => (await import('../../src/islands/compare/Compare.tsx')).Compare, {
    shown: { status: 'ready', value: null, at: 1, sources: ['tonapi'], saved: false, changing: false },
    fact: () => Promise.reject(new Error('gone')),
  })
  const { screen, user } = await openScreen('/', load)
  // React reports what its boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  await screen.findByRole('button', { name: 'Reload the page' })
})

test('self-checks whose script fails to load say so, and can be run again', async () => {
  const load = part(async () => (await import('../../src/islands/checks/SelfChecks.tsx')).SelfChecks, {})
  const { screen, user } = await openScreen('/checks', load)
  const lost = lose('../../src/domain/checks/self-checks.ts')
  const run = (await screen.findAllByRole('button'))[0]!
  await user.click(run)
  await expect.poll(() => lost.hidden).toBe(false)
  await expect.poll(() => run.getAttribute('aria-disabled')).toBe('false')
})
