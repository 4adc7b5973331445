import type { ApiExample } from './example.ts';

const ENDPOINT = '01900000-0000-7000-8000-000000000031';
const DELIVERY = '01900000-0000-7000-8000-000000000033';

/** How programs set up webhooks, and see what became of events. */
export const WEBHOOK_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'create-webhook-endpoint',
    field: 'createWebhookEndpoint',
    title: 'Get events sent to a program of yours',
    caller: 'paid',
    query: `mutation CreateWebhookEndpoint {
  createWebhookEndpoint(
    input: {
      url: "https://hooks.example.org/anime"
      eventTypes: [EPISODE_AIRING, STREAMING_AVAILABLE]
      regions: ["JP", "US"]
      onlyMyList: true
    }
  ) {
    secret
    endpoint {
      id
      state
    }
  }
}`,
  },
  {
    name: 'webhook-endpoints',
    field: 'viewer',
    title: 'How your webhook endpoints do',
    caller: 'account',
    query: `query WebhookEndpoints {
  viewer {
    webhookEndpoints {
      id
      url
      description
      eventTypes
      animeIds
      mangaIds
      regions
      services
      onlyMyList
      takesAdult
      ratePerSecond
      schemaVersion
      headers {
        name
        value
      }
      state
      disabledFor
      createdAt
      oldSecretEndsAt
      failingSince
      lastSuccessAt
      closedUntil
      health {
        delivered
        failed
        waiting
        medianMs
      }
    }
  }
}`,
  },
  {
    name: 'webhook-log',
    field: 'viewer',
    title: 'What became of the latest events',
    caller: 'account',
    query: `query WebhookLog {
  viewer {
    webhookEndpoint(id: "${ENDPOINT}") {
      deliveries(first: 5, state: FAILED) {
        nodes {
          id
          fault
        }
        edges {
          cursor
          node {
            type
            status
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
}`,
  },
  {
    name: 'webhook-delivery',
    field: 'viewer',
    title: 'One delivery with its requests',
    caller: 'account',
    query: `query WebhookDelivery {
  viewer {
    webhookDelivery(id: "${DELIVERY}") {
      id
      eventId
      type
      kind
      state
      createdAt
      dueAt
      triedAt
      status
      fault
      body
      attempts {
        beganAt
        tookMs
        status
        fault
        faultCode
        requestHeaders {
          name
          value
        }
        responseHeaders {
          name
          value
        }
        responseBody
        isResponseCut
      }
    }
  }
}`,
  },
  {
    name: 'ping-webhook-endpoint',
    field: 'pingWebhookEndpoint',
    title: 'Check that an endpoint answers',
    caller: 'account',
    query: `mutation PingWebhookEndpoint {
  pingWebhookEndpoint(id: "${ENDPOINT}") {
    id
    state
  }
}`,
  },
  {
    name: 'send-test-webhook',
    field: 'sendTestWebhook',
    title: 'Send a test event',
    caller: 'account',
    query: `mutation SendTestWebhook {
  sendTestWebhook(id: "${ENDPOINT}", type: CHAPTER_RELEASED) {
    id
    body
  }
}`,
  },
  {
    name: 'resend-webhook-delivery',
    field: 'resendWebhookDelivery',
    title: 'Send one event again',
    caller: 'account',
    query: `mutation ResendWebhookDelivery {
  resendWebhookDelivery(id: "${DELIVERY}") {
    state
    dueAt
  }
}`,
  },
  {
    name: 'replay-webhook-events',
    field: 'replayWebhookEvents',
    title: 'Send again what an endpoint missed',
    caller: 'account',
    query: `mutation ReplayWebhookEvents {
  replayWebhookEvents(id: "${ENDPOINT}", since: "2026-01-10T00:00:00Z")
}`,
  },
  {
    name: 'update-webhook-endpoint',
    field: 'updateWebhookEndpoint',
    title: 'Change the settings of an endpoint',
    caller: 'account',
    query: `mutation UpdateWebhookEndpoint {
  updateWebhookEndpoint(
    id: "${ENDPOINT}"
    input: { ratePerSecond: 20, headers: [{ name: "X-Api-Key", value: "opensesame" }] }
  ) {
    ratePerSecond
    headers {
      name
    }
  }
}`,
  },
  {
    name: 'rotate-webhook-secret',
    field: 'rotateWebhookSecret',
    title: 'Replace the secret of an endpoint',
    caller: 'account',
    query: `mutation RotateWebhookSecret {
  rotateWebhookSecret(id: "${ENDPOINT}", overlapHours: 48) {
    secret
    endpoint {
      oldSecretEndsAt
    }
  }
}`,
  },
  {
    name: 'expire-old-webhook-secret',
    field: 'expireOldWebhookSecret',
    title: 'Stop signing with the old secret',
    caller: 'account',
    query: `mutation ExpireOldWebhookSecret {
  expireOldWebhookSecret(id: "${ENDPOINT}") {
    oldSecretEndsAt
  }
}`,
  },
  {
    name: 'pause-webhook-endpoint',
    field: 'pauseWebhookEndpoint',
    title: 'Pause an endpoint',
    caller: 'account',
    query: `mutation PauseWebhookEndpoint {
  pauseWebhookEndpoint(id: "${ENDPOINT}") {
    state
  }
}`,
  },
  {
    name: 'resume-webhook-endpoint',
    field: 'resumeWebhookEndpoint',
    title: 'Resume an endpoint',
    caller: 'paid',
    query: `mutation ResumeWebhookEndpoint {
  resumeWebhookEndpoint(id: "01900000-0000-7000-8000-000000000035") {
    state
  }
}`,
  },
  {
    name: 'delete-webhook-endpoint',
    field: 'deleteWebhookEndpoint',
    title: 'Delete an endpoint',
    caller: 'account',
    query: `mutation DeleteWebhookEndpoint {
  deleteWebhookEndpoint(id: "01900000-0000-7000-8000-000000000032")
}`,
  },
];
