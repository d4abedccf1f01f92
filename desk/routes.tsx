import type { RouteObject } from 'react-router'
import { signInPath } from '#contract/desk.ts'
import { askForSignIn, Frame, frameLoader } from '#desk/frame/frame.tsx'
import { Failure } from '#desk/frame/failure.tsx'
import { Opening } from '#desk/frame/opening.tsx'
import { enquiryRoutes } from '#desk/screens/enquiries/routes.ts'
import { NotFound } from '#desk/screens/not-found.tsx'
import { editorLoader, EditorScreen } from '#desk/screens/pages/editor.tsx'
import { pagesLoader, PagesScreen } from '#desk/screens/pages/list.tsx'
import { picturesLoader, PicturesScreen } from '#desk/screens/pictures.tsx'
import { previewLoader, PreviewScreen } from '#desk/screens/preview.tsx'
import { publishLoader, PublishScreen } from '#desk/screens/publish.tsx'
import { SignIn, signInLoader } from '#desk/screens/sign-in.tsx'
import { MySignIns, mySignInsLoader } from '#desk/screens/my-sign-ins.tsx'
import { TodayScreen, todayLoader } from '#desk/screens/today.tsx'

export const routes: RouteObject[] = [
  ...['/sign-in', signInPath].map((path) => ({
    path,
    loader: signInLoader,
    Component: SignIn,
    ErrorBoundary: Failure,
    HydrateFallback: Opening,
  })),
  {
    id: 'frame',
    middleware: [askForSignIn],
    loader: frameLoader,
    Component: Frame,
    ErrorBoundary: Failure,
    HydrateFallback: Opening,
    // The signed-in person changes only with a reload.
    shouldRevalidate: () => false,
    children: [
      {
        // Inside the frame, so that the navigation stays after a failure.
        ErrorBoundary: Failure,
        children: [
          { index: true, path: '/', loader: todayLoader, Component: TodayScreen },
          ...enquiryRoutes,
          { path: '/pages', loader: pagesLoader, Component: PagesScreen },
          { path: '/pages/*', loader: editorLoader, Component: EditorScreen },
          { path: '/pictures', loader: picturesLoader, Component: PicturesScreen },
          { path: '/look/*', loader: previewLoader, Component: PreviewScreen },
          { path: '/publish', loader: publishLoader, Component: PublishScreen },
          { path: '/me', loader: mySignInsLoader, Component: MySignIns },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
