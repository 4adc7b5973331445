import type { ApiExample } from './example.ts';

/** Operations on what people are told about the titles on their lists. */
export const ALERT_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'update-alert-settings',
    field: 'updateAlertSettings',
    title: 'Choose what you are told about your titles',
    caller: 'account',
    query: `mutation UpdateAlertSettings {
  updateAlertSettings(
    input: {
      inApp: [EPISODE_AIRED, NEW_CHAPTER, SEQUEL_ANNOUNCED]
      services: ["crunchyroll"]
      quietFrom: "22:00"
      quietUntil: "07:00"
    }
  ) {
    alertSettings {
      inApp
      chat
      mail
      digest
      digestWeekday
      digestTime
      quietFrom
      quietUntil
      sendsPrivate
      episodeStatuses
      chapterStatuses
      releaseStatuses
      sequelStatuses
      services
      chapterLanguages
    }
  }
}`,
  },
  {
    name: 'add-alert-target',
    field: 'addAlertTarget',
    title: 'Have alerts sent to your phone by ntfy',
    caller: 'account',
    query: `mutation AddAlertTarget {
  addAlertTarget(input: { kind: NTFY, name: "Phone", channel: "a-topic-nobody-guesses" }) {
    id
    kind
    name
    host
  }
}`,
  },
  {
    name: 'test-alert-target',
    field: 'testAlertTarget',
    title: 'See whether messages arrive',
    caller: 'account',
    query: `mutation TestAlertTarget {
  testAlertTarget(id: "01900000-0000-7000-8000-000000000071") {
    state
    status
    fault {
      reason
      message
      field
      values {
        name
        text
      }
    }
  }
}`,
  },
  {
    name: 'alert-targets',
    field: 'viewer',
    title: 'Where your alerts are sent, and the latest messages',
    caller: 'account',
    query: `query AlertTargets {
  viewer {
    alertTargets {
      id
      kind
      name
      host
      createdAt
      isPaused
      lastSentAt
      failures
      disabledAt
      deliveries {
        id
        kind
        state
        createdAt
        attempts
        lastTryAt
        nextTryAt
      }
    }
  }
}`,
  },
  {
    name: 'pause-alert-target',
    field: 'updateAlertTarget',
    title: 'Pause alerts to a program',
    caller: 'account',
    query: `mutation PauseAlertTarget {
  updateAlertTarget(id: "01900000-0000-7000-8000-000000000071", isPaused: true) {
    isPaused
  }
}`,
  },
  {
    name: 'remove-alert-target',
    field: 'removeAlertTarget',
    title: 'Send no more alerts to a program',
    caller: 'account',
    query: `mutation RemoveAlertTarget {
  removeAlertTarget(id: "01900000-0000-7000-8000-000000000071")
}`,
  },
];
