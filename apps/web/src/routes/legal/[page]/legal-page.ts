/** The legal pages an operator may write, and what each should say. */
export const LEGAL_PAGES = [
  {
    name: 'privacy',
    title: 'Privacy',
    about: [
      'This instance uses no advertising or tracking cookies and loads nothing from other sites. Cookies keep you signed in and remember your display preferences: language, theme, title language and time zone.',
      'Your account stores your username, email address, password (hashed), sessions, lists and history. You can export all of it or delete your account under Settings at any time. Deletion is complete after the stated delay.',
      'The server log records the address, status and time of requests to help find errors.',
    ],
  },
  {
    name: 'terms',
    title: 'Terms',
    about: [
      'The licences of the catalogue’s data are listed on the About page. Apps must stay within the limits of the API.',
      'Don’t use the service to harm it or other people. The operator may disable accounts that do.',
    ],
  },
  {
    name: 'imprint',
    title: 'Imprint and contact',
    about: ['The operator of this instance hasn’t provided contact details yet.'],
  },
] as const;
