import { useState } from 'react'
import { agency } from '#catalogue/agency.ts'
import { Button } from '#site/ui/button.tsx'
import { downloadFile } from '#site/ui/download-file.ts'
import { showToast } from '#site/ui/toast.ts'
import { fetchAccountData } from './account-api.ts'

const fileName = `${agency.name.toLowerCase().replaceAll(/\W+/g, '-')}-account.json`

/** Everything kept about the account, as a file. */
export function DownloadData() {
  const [isFetching, setFetching] = useState(false)
  const fetchFile = async () => {
    setFetching(true)
    const data = await fetchAccountData()
    setFetching(false)
    if (data.ok) return downloadFile(JSON.stringify(data.value, null, 2), fileName, 'application/json')
    showToast({
      title: 'The file could not be made',
      description: 'Something went wrong. Please try again in a moment.',
      variant: 'destructive',
    })
  }
  return (
    <Button variant="outline" isBusy={isFetching} onClick={() => void fetchFile()}>
      {isFetching ? 'Collecting...' : 'Download My Data'}
    </Button>
  )
}
