import { FileCheck } from './FileCheck.tsx'
import { ProviderStates } from './ProviderStates.tsx'
import { RecentCalls } from './RecentCalls.tsx'
import { SelfChecks } from './SelfChecks.tsx'
import { StoredHere } from './StoredHere.tsx'
import { ThisBuild } from './ThisBuild.tsx'

/** Checks in this browser, and its saved data. */
export default function ChecksScreen() {
  return (
    <>
      <FileCheck />
      <SelfChecks />
      <ProviderStates />
      <RecentCalls />
      <StoredHere />
      <ThisBuild />
    </>
  )
}
